import ArgumentParser
import BrowserHost

/// How browsers reach the server: over TLS, by names, through proxies, and below a path.
struct SiteOptions: ParsableArguments {
  @Option(
    help: """
      A file with the certificate for HTTPS, and those of its authorities, in the PEM format. It is read again \
      on SIGHUP.
      """
  )
  var certificate: String?

  @Option(
    help:
      "A file with the private key of the certificate, in the PEM format and without a passphrase."
  )
  var key: String?

  @Option(
    help: "A name by which browsers reach the app, such as 'app.example.com'. It may be repeated."
  )
  var allowedHost: [String] = []

  @Option(
    help: """
      The address of a proxy whose headers 'X-Forwarded-…' and 'Forwarded' are believed, or a range such as \
      '10.0.0.0/8'. It may be repeated.
      """
  )
  var trustedProxy: [String] = []

  @Option(help: "The path below which the app is served, such as '/counter'.")
  var basePath = "/"

  @Flag(
    help: """
      Compress long messages to pages. Do not use it where a view shows a secret beside a text of another user: \
      the size of such a message may reveal the secret to somebody who sees the encrypted traffic.
      """
  )
  var compressMessages = false

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("'--certificate' and '--key' need each other.")
    }
    for name in allowedHost {
      guard name.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil else {
        throw ValidationError(
          "'--allowed-host' takes a name such as 'app.example.com', without a port, not '\(name)'."
        )
      }
    }
    for range in trustedProxy where IPAddressRange(range) == nil {
      throw ValidationError(
        "'--trusted-proxy' takes an address such as '127.0.0.1' or '10.0.0.0/8', not '\(range)'."
      )
    }
    guard BasePath(basePath) != nil else {
      throw ValidationError(
        """
        '--base-path' takes a path such as '/counter', with letters, digits and '-', '.', '_', '~', not \
        '\(basePath)'.
        """
      )
    }
  }

  var site: Site {
    var site = Site()
    site.allowedHosts = allowedHost
    site.trustedProxies = trustedProxy.compactMap(IPAddressRange.init)
    site.basePath = BasePath(basePath) ?? .root
    site.compressesMessages = compressMessages
    return site
  }

  var certificateFiles: CertificateFiles? {
    guard let certificate, let key else { return nil }
    return CertificateFiles(certificate: certificate, key: key)
  }
}
