// On Apple's platforms these come with UIKit, and SwiftUI's modifiers take them.

/// The keyboards of a phone.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Another name of ``asciiCapable``.
  public static var alphabet: Self { .asciiCapable }

  /// The value of the attribute `inputmode`.
  var mode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

/// The letters that a phone capitalizes by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  /// The value of the attribute `autocapitalize`.
  var name: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}

/// The meaning of a text, so that a browser can fill it in.
public struct UITextContentType: Hashable, Sendable {
  /// The value of the attribute `autocomplete`.
  let autocomplete: String

  public static let name = Self(autocomplete: "name")
  public static let namePrefix = Self(autocomplete: "honorific-prefix")
  public static let givenName = Self(autocomplete: "given-name")
  public static let middleName = Self(autocomplete: "additional-name")
  public static let familyName = Self(autocomplete: "family-name")
  public static let nameSuffix = Self(autocomplete: "honorific-suffix")
  public static let nickname = Self(autocomplete: "nickname")
  public static let jobTitle = Self(autocomplete: "organization-title")
  public static let organizationName = Self(autocomplete: "organization")
  public static let fullStreetAddress = Self(autocomplete: "street-address")
  public static let streetAddressLine1 = Self(autocomplete: "address-line1")
  public static let streetAddressLine2 = Self(autocomplete: "address-line2")
  public static let addressCity = Self(autocomplete: "address-level2")
  public static let addressState = Self(autocomplete: "address-level1")
  public static let countryName = Self(autocomplete: "country-name")
  public static let postalCode = Self(autocomplete: "postal-code")
  public static let telephoneNumber = Self(autocomplete: "tel")
  public static let emailAddress = Self(autocomplete: "email")
  public static let URL = Self(autocomplete: "url")
  public static let creditCardNumber = Self(autocomplete: "cc-number")
  public static let username = Self(autocomplete: "username")
  public static let password = Self(autocomplete: "current-password")
  public static let newPassword = Self(autocomplete: "new-password")
  public static let oneTimeCode = Self(autocomplete: "one-time-code")
}
