import BrowserHost
import Foundation
import Testing

struct ClientAssetsTests {
  @Test func theNumbersOfTheWireAreWrittenByTheServerAlone() {
    let source = "f([wire.op.setText, -wire.event.sight], wire.op.click, wires.op.insert, a.wire)"
    #expect(
      String(decoding: ClientAssets.withNumbers(ofScript: Array(source.utf8)), as: UTF8.self)
        == "f([1, -131072], wire.op.click, wires.op.insert, a.wire)"
    )
    let script = String(decoding: ClientAssets.script.plain.bytes, as: UTF8.self)
    #expect(!script.contains("wire"))
  }

  @Test func thePageEscapesItsTitle() {
    let page = String(
      decoding: ClientAssets.page(title: "<b> & \"{{token}}\"", token: "t", messageBytes: 99),
      as: UTF8.self
    )
    #expect(page.contains("<title>&lt;b&gt; &amp; &quot;{{token}}&quot;</title>"))
    #expect(page.contains("content=\"t\""))
    #expect(page.contains("<meta name=\"message-limit\" content=\"99\">"))
  }

  @Test func anUnchangedAssetIsNotSentAgain() {
    let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "")
    let first = routes.answer(.init(path: "/client.js", host: "localhost"))
    #expect(first.status == 200)
    let again = routes.answer(
      .init(path: "/client.js", host: "localhost", knownETag: first.headers["ETag"])
    )
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    let page = routes.answer(.init(path: "/", host: "localhost"))
    #expect(page.headers["ETag"] == nil)
  }

  @Test func commentsStayOnTheServer() {
    let source = """
      // One.
      const a = 1; // Stays.
        /** Two. */
      /*
       * Three.
       */

        const b = "/* 4 */";
      """
    #expect(
      String(decoding: ClientAssets.withoutComments(Array(source.utf8)), as: UTF8.self)
        == "const a = 1; // Stays.\nconst b = \"/* 4 */\";\n"
    )
  }

  @Test func spacesThatMeanNothingStayOnTheServer() {
    let source = """
      .a > .b, .c :is(d)::before {
        content: "{ a > b; }";
        inset: env(safe-area-inset-top)
          calc(1px + 2px);
      }
      [data-holds~=">list"] { grid-area: 1 / 2; margin: -0.5rem 10.5rem 0 0.25rem; }

      """
    #expect(
      String(decoding: ClientAssets.withoutSpaces(ofStylesheet: Array(source.utf8)), as: UTF8.self)
        == #".a>.b,.c :is(d)::before{content:"{ a > b; }";inset:env(safe-area-inset-top) calc(1px + 2px)}"#
        + #"[data-holds~=">list"]{grid-area:1/2;margin:-.5rem 10.5rem 0 .25rem}"#
    )
  }

  @Test func variablesOfTheStylesheetAloneAreShortened() {
    let source = """
      a{--_far:1;--a:var(--_far-off)}b{--near:var(--_far-off,--_far);c:"--_far_off"}--_far-off
      """
    let short = ClientAssets.withShortVariables(ofStylesheet: Array(source.utf8))
    #expect(
      String(decoding: short, as: UTF8.self)
        == #"a{--c:1;--a:var(--b)}b{--near:var(--b,--c);c:"--d"}--b"#
    )
  }

  @Test func spacesOfTheScriptThatMeanNothingStayOnTheServer() {
    let source = """
      const a = "b  c" + `d ${e + f} g`;
      if (a in b) return - -1;
      let h = (i, $j) => ({ k: i || 2 });
      let w = x.match(/y z/);
      function o() {
        if (p) q();
      }
      function l() {
        m(`{
      `,
          n);
      }
      const r = (s) =>
        s.list([
          s, "\n?",
        ])
          .some((u) => u)
          ? 1
          : 2
      v()
      """
    #expect(
      String(decoding: ClientAssets.withoutSpaces(ofScript: Array(source.utf8)), as: UTF8.self)
        == """
        const a="b  c"+`d ${e+f} g`;if(a in b)return- -1;let h=(i,$j)=>({k:i||2});let w=x.match(/y z/);function o(){if(p)q()}function l(){m(`{
        `,n)}const r=(s)=>s.list([s,"\n?"]).some((u)=>u)?1:2
        v()
        """
    )
  }

  @Test func declarationsThatFollowEachOtherAreOne() {
    let source = """
      let a=1;let[b]=c;let{d}=e;f();let g=(h)=>{let i=`${h};let j`;let k="let l";if(i){let m=1}return k};\
      let n=1;for(let o=0;o<1;o++)p(o);let q=1;if(q){r()}let letter=1;let s;let t
      """
    let joined = ClientAssets.withJoinedDeclarations(ofScript: Array(source.utf8))
    #expect(
      String(decoding: joined, as: UTF8.self)
        == """
        let a=1,[b]=c,{d}=e;f();let g=(h)=>{let i=`${h};let j`,k="let l";if(i){let m=1}return k},\
        n=1;for(let o=0;o<1;o++)p(o);let q=1;if(q){r()}let letter=1,s,t
        """
    )
  }

  @Test func closuresOfOneParameterHaveNoBrackets() {
    let source =
      #"let a=(b)=>b;on("(c)=>d",(e)=>`${(f)=>g}`,(h,i)=>j,()=>k);async(l)=>m;(n)==o;p((q)=>(r)"#
    let short = ClientAssets.withoutBrackets(ofScript: Array(source.utf8))
    #expect(
      String(decoding: short, as: UTF8.self)
        == #"let a=b=>b;on("(c)=>d",e=>`${f=>g}`,(h,i)=>j,()=>k);async(l)=>m;(n)==o;p(q=>(r)"#
    )
  }

  @Test func namesOfVariablesAloneAreShortened() {
    let source = """
      const ofAll = [], isKey = 1, one = 2;
      let inBraces = true;
      async function ofFew(a) {
        const isInside = { isKey: ofAll, inBraces, isInside: isInside };
        return [...ofAll, ofAll.isMember, "isText", isInside, isInside];
      }
      class isMember {}
      function* isText() {}
      ofFew({ ofAll: inBraces, isText() { ofAll(undefined); } });
      const text = `text "${text ? `text ${text}` : { of: text }.of} text"`;
      let [word, { other: second }] = inBraces ? word : "word \\"word";
      let me = me + me;
      let old = (old / text, /^(old|\\/text)$/i.test(second / 2));
      function shown(given, { taken, key: held, few = held }, other = given(taken, unknown, taken)) {
        for (const [ofAll, { each }] of few) each(each, each, ofAll, taken, taken);
        if (unknown) return (rest, ...all) => [rest, all, given?.rest, few ? taken : unknown];
        try { other(); } catch (error) { unknown = { error: error, other }; }
      }
      """
    let bytes = Array(source.utf8)
    #expect(
      String(decoding: ClientAssets.withShortNames(ofScript: bytes), as: UTF8.self)
        == """
        let A = [], isKey = 1, one = 2;
        let C = !0;
        async function D(a) {
          let b = { isKey: A, inBraces:C, isInside: b };
          return [...A, A.isMember, "isText", b, b];
        }
        class H {}
        function* I() {}
        D({ ofAll: C, isText() { A(void 0); } });
        let B = `text "${B ? `text ${B}` : { of: B }.of} text"`;
        let [E, { other: F }] = C ? E : "word \\"word";
        let me = me + me;
        let G = (G / B, /^(old|\\/text)$/i.test(F / 2));
        function J(a, { taken:b, key: c, few = c }, other = a(b, unknown, b)) {
          for (let [A, { each:g }] of few) g(g, g, A, b, b);
          if (unknown) return (d, ...e) => [d, e, a?.rest, few ? b : unknown];
          try { other(); } catch (f) { unknown = { error: f, other }; }
        }
        """
    )
  }

  /// No name is a keyword, or one that the script has otherwise.
  @Test func thereAreShortNamesForAll() {
    let names = (0..<200).map { "name\($0)" }
    let source = names.map { "const \($0) = A.\($0) + aa;" }.joined(separator: "\n")
    let script = ClientAssets.withShortNames(ofScript: Array(source.utf8))
    let short = String(decoding: script, as: UTF8.self).matches(of: /([^ ]+) = A/).map(\.1)
    #expect(Set(short).count == 200)
    #expect(Set(short).isDisjoint(with: ["A", "aa", "do", "if", "in"]))
    #expect(short.allSatisfy { $0.count <= 2 })
  }

  /// A page comes up at once also where the network is slow.
  @Test func scriptAndStylesheetAreSmall() throws {
    let script = try #require(ClientAssets.script.gzip)
    let stylesheet = try #require(ClientAssets.stylesheet.gzip)
    #expect(script.bytes.count + stylesheet.bytes.count < 48_000)
  }

  @Test func whatIsCompressedIsTheSame() throws {
    for asset in [ClientAssets.script, ClientAssets.stylesheet] {
      let gzip = try #require(asset.gzip)
      #expect(gzip.etag != asset.plain.etag)
      #expect(try uncompressed(gzip.bytes) == asset.plain.bytes)
    }
    let nothing = try #require(ClientAssets.compressed([]))
    #expect(try uncompressed(nothing) == [])
  }

  @Test func anAssetIsCompressedForWhoTakesItSo() throws {
    let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "")
    let gzip = try #require(ClientAssets.stylesheet.gzip)
    let plain = routes.answer(.init(path: "/client.css", host: "localhost"))
    #expect(plain.headers["Content-Encoding"] == nil)
    #expect(plain.headers["Vary"] == "Accept-Encoding")
    #expect(plain.body == ClientAssets.stylesheet.plain.bytes)

    var request = Routes.Request(path: "/client.css", host: "localhost", takesGzip: true)
    let compressed = routes.answer(request)
    #expect(compressed.headers["Content-Encoding"] == "gzip")
    #expect(compressed.headers["Vary"] == "Accept-Encoding")
    #expect(compressed.body == gzip.bytes)

    request.knownETag = plain.headers["ETag"]
    #expect(routes.answer(request).status == 200)
    request.knownETag = gzip.etag
    #expect(routes.answer(request).status == 304)
  }

  private func uncompressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("asset-\(UUID().uuidString).gz")
    try Data(bytes).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "--decompress", "--stdout", source.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(result)
  }
}
