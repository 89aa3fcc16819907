/**
 * The words that names and comments no longer use, with the words to use instead (docs/glossary.md says what they
 * mean). A program cannot tell a word's private use from its dictionary use, so an entry says where it looks:
 *
 * - `words`: the retired words, lower case, each form listed.
 * - `use`: what to write instead.
 * - `kind`: "name" or "prose" where the word is fine in the other one. Most are fine in prose: "the connection it was
 *   given" is English, while a variable called `given` says nothing.
 * - `only`: the word is retired inside these shapes and fine elsewhere.
 * - `except`: the word is fine inside these shapes.
 * - `fine`: folders where the word has its dictionary meaning.
 *
 * Shapes are tested against the source line of a name, the whole text of a comment, and the last step of a path.
 */
const drawings = /^studio\//;
/** Texts are for people. Puzzles have slots and signs, and people answer them. */
const puzzles =
  /^(packages\/engine|packages\/bots|e2e\/fixtures\/blind-participant|apps\/web\/app\/play\/(puzzles|scenes|fixtures|announcer)|apps\/web\/app\/i18n|content|studio)\/|^apps\/web\/app\/.*\/texts(\.\w\w)?\.ts$|^e2e\/journeys\/live\/keyboard\.spec\.ts$/;

/** In a round people ask each other and say what they think. */
const rounds = /\/rounds?(-[\w-]+)?(\.(es|de))?(\.test)?\.tsx?$/;

/** Stories name the pictures in this file. */
const storyPictures = /^apps\/web\/app\/play\/ui\/glyph\.tsx$/;

/** An operation of the API has a name like `listSessions`; the word for it is never "call". */
const voiceCall = /\/call\//;

/** @type {{ words: string[], use: string, kind?: "name" | "prose", only?: RegExp, except?: RegExp, fine?: RegExp }[]} */
export const retiredWords = [
  // The session and its parts.
  {
    words: ["hour"],
    use: "session",
    kind: "name",
    except: /hour: ("(2-digit|numeric)"|locale)|hourCycle|hourMs|HOUR_MS/,
  },
  {
    words: ["hour"],
    use: "session (hour is only a length)",
    kind: "prose",
    // "an hour later" and "the hour before the start" are lengths.
    only: /\b(the|this|that|its|their|our|live|played|running|whole|planned|every) hour\b|\bhour's\b/i,
    except: /\b(the|every) hour (before|after|of day|ahead)|\bevery hour\b/i,
  },
  {
    words: ["crew", "crews"],
    use: "team",
    fine: /^(content|studio)\//,
    // The value `{crew}` of stories, and the field of the log that has its trait.
    except: /\bstory's crew\b|\{crew\}|\bwith: \{ crew:|\bcrew\?: string|\{ crew[,:] |=== crew\)/,
  },
  {
    words: ["room", "rooms"],
    use: "team, teamView or viewers",
    kind: "name",
    // Fixed by the specification.
    except: /customDailyRoomUrl|joinBreakoutRoom/,
    // Colyseus has rooms.
    fine: /^studio\/|^bench\/rivals\//,
  },
  {
    words: ["room", "rooms"],
    use: "team",
    kind: "prose",
    except:
      /customDailyRoomUrl|\b(room (for|in|to|beside|at|is)|(there is|has|needs the) room|breakout rooms?|waiting room|(quiet|large|dark) room|room's picture|memory room)/i,
    fine: /^studio\/|^bench\/rivals\//,
  },
  {
    words: ["door", "doors"],
    use: "join page, or join",
    // The name of an icon, a function of the packs' expressions, and the pages without framework: `apps/web/app/doors`.
    except: /\bDoorOpen\b|\bdoor\(/,
    fine: new RegExp(
      `^(?:content|studio)/|/i18n/\\w\\w/rounds|${storyPictures.source}|^apps/web/(?:app/doors/|app/forms/|app/ui/styles/doors|app/(?:shell|document|site-map)/|[\\w.-]+$|app/[\\w.-]+$)|^apps/server/src/http/plugins/pages|^scripts/|^docs/decisions/0037|^ARCHITECTURE|^CONTRIBUTING`,
    ),
  },
  {
    words: ["guest", "guests", "invitee", "invitees"],
    use: "attendee (or visitor, for a host on a visit)",
    fine: drawings,
  },
  { words: ["organiser", "organisers"], use: "administrator" },
  // It was a role of its own.
  { words: ["finance"], use: "billingOnly, or limited to billing" },
  // A calendar file has an ORGANIZER.
  { words: ["organizer", "organizers"], use: "administrator", kind: "prose", except: /ORGANIZER/ },
  {
    words: ["player", "players"],
    use: "participant",
    except: /film|video|player'?s?[- ](library|element)|FilmPlayer|capLevelToPlayerSize|playerCurrentTime/i,
    fine: /\/film\//,
  },
  { words: ["asides", "happenings", "honours"], use: "events, awards or achievements" },
  { words: ["keeper"], use: "host", kind: "name" },

  // Connections.
  {
    words: ["line", "lines"],
    use: "connection, message, row or stream",
    kind: "name",
    // A line of text or of a drawing is a line; these are names of connections.
    only: /(?<![a-z])(host|lost|use|bad|weak|open|keep|measure|own|audio|probe|mic|half|slow)Lines?(?![a-z])|(Host|Lost|Bad|Weak|Open|Keep|Measure|Own|Audio|Probe|Mic|Slow)Lines?(?![a-z])|[lL]ine(Health|Notices?|Mark|Note|Sign|Probe|Trouble)|HOST_LINE|^lines?-(probe|health|notices?|mark|note)/,
    // Names of icons.
    except: /badLines|open_?Line|\bAudioLines\b/i,
  },
  {
    words: ["line", "lines"],
    use: "connection",
    kind: "prose",
    only: /\b(weak|lost|broken|dead|slow|bad|somebody's|without a|holds? a|over a|a cut) lines?\b|\blines? (is|was|goes) (gone|lost|cut|bad|weak|back)|\ba line that (brings|swings|breaks|would)|\bwhile this line\b|\bhow (the|somebody's) line\b/i,
    // A list that is imported has bad lines.
    except: /\b(csv|import)[^.|]*line/i,
    fine: /import|people-list|csv/,
  },
  { words: ["stay", "stays"], use: "peerSessionId or attendance", kind: "name", except: /linkStaysGood/ },
  { words: ["bearer", "bearers"], use: "authToken", kind: "name", except: /Bearer"|\bbearer: [[{]/ },
  { words: ["caller", "callers"], use: "request, actor or tokenKind", kind: "name" },
  {
    words: ["calls"],
    use: "operations or requests (a call is voice and video)",
    kind: "name",
    except: /\.mock\.calls|lastCalls/,
    fine: voiceCall,
  },
  {
    words: ["call"],
    use: "request (a call is voice and video)",
    kind: "name",
    // A function that sends a request; every function has a method `call`.
    only: /(?<![.#\w])call\(\w/,
    // A function of the packs' expressions.
    except: /call\(name, /,
  },
  {
    words: ["console"],
    use: "platform, or host console",
    kind: "name",
    // Bare `console` is the browser's, and a key of texts.
    only: /\bconsole(Api|List|Query|Shell)\b|(?<!Host)\bConsole[A-Z(]/,
  },
  {
    words: ["team"],
    use: "administrators",
    kind: "name",
    only: /\bteam(Query|Api)\b/,
  },
  {
    words: ["answer", "answers", "answered"],
    use: "response (HTTP), rsvp, or result",
    kind: "name",
    // What somebody answers to a question or a puzzle is an answer, and WebRTC has offers and answers.
    except:
      /commitmentAnswers\.answer|[cC]ommitment[-_]?[aA]nswer|\banswer: (given|response|"kept"|commitmentAnswers\.answer)|row\.answer|given\?\.answer|"answer" text|\."answer"|createAnswer|acceptedAnswer|RTC|puzzle|no_answer|type: "answer"|\bdone\.answered\b|\{ answer: |\bscene\.answers\b/,
    fine: new RegExp(`${puzzles.source}|${voiceCall.source}|/commitment-answers\\.ts$`),
  },
  {
    words: ["answer", "answers"],
    use: "returns, resolves with, or responds",
    kind: "prose",
    only: /\b(it|function|server|page|route|call|request|database|that|and|which) answers (with|how|what|whether|where|the|a|an|null|true|false|as)\b|[.;:,] answers? (how|what|whether|where|the|null|true|false)|^\W*Answers?\b/i,
    fine: puzzles,
  },
  {
    words: ["head", "heads"],
    use: "latest, or header",
    kind: "name",
    except: /writeHead|<\/?head>|HEAD|\bdocument\.head|<Head\b|head: \{ append|nodeName === "head"/,
    fine: drawings,
  },
  {
    words: ["mirror", "mirrors"],
    use: "replica; on a scorecard, collaboration",
    fine: new RegExp(`${drawings.source}|${storyPictures.source}`),
    except: /-scale-x|mirrored/,
  },

  // People's words and the words of errors.
  {
    words: ["refusal", "refusals"],
    use: "error (AppError, RejectionCode in the engine)",
    // An email server refuses an email for good.
    except: /\bpermanent refusal\b/,
  },
  {
    words: ["said", "told", "tell", "tells", "say", "says"],
    use: "message, notify, text",
    kind: "name",
    except: /Tell_City/,
    fine: rounds,
  },
  {
    words: ["words"],
    use: "text",
    kind: "name",
    except: /wordsPerMinute|retiredWords|wordsOf/,
    // A check counts the words of texts.
    fine: /^(scripts\/lint|packages\/engine\/src\/check)\//,
  },
  { words: ["lede", "ledes"], use: "intro" },
  { words: ["asked", "ask", "asks"], use: "requested, request", kind: "name", fine: rounds },
  {
    words: ["heard", "hear", "hears"],
    use: "received",
    kind: "name",
    except: /voicesHeard|didYouHear|expectHeard/,
  },
  { words: ["wish", "wishes"], use: "request, choice or preference", kind: "name" },
  { words: ["retold"], use: "summary" },
  { words: ["trouble", "troubles"], use: "problem, error or log", kind: "name" },

  // Where things are shown and what state they are in.
  {
    words: ["part", "parts"],
    use: "section, field, step or segment",
    kind: "name",
    // Alone it is a fragment of a string or a date; in a compound it hides what it is a part of.
    only: /[a-z](Part|Parts)(?![a-z])|\bParts?Of|\bpartsOf|[A-Z]_PARTS?\b/,
    except: /formatToParts|DateTimeFormatPart|partOfDay|dateParts|\bsidePart\b/,
  },
  {
    words: ["place", "places"],
    use: "position, route, seat or area",
    kind: "name",
    // `place` is also a command of the allocation scene.
    except: /[iI]nPlace|\bplace\(\{|\bplaceOrder\b|\bplace-order\b/,
    fine: drawings,
  },
  { words: ["slot", "slots"], use: "concurrencyLimit, or seat", kind: "name", fine: puzzles },
  {
    words: ["way", "ways"],
    use: "method, transport or path",
    kind: "name",
    except: /underWay/,
    // A scene of the test pack is called "way".
    fine: /^(studio|packages\/engine\/test)\//,
  },
  { words: ["known"], use: "existing, or what is known about", kind: "name" },
  {
    words: ["found"],
    use: "result, match or the thing's own name",
    kind: "name",
    except: /[nN]otFound|not_found|not-found/,
  },
  // A commitment was kept, partly, or not yet.
  { words: ["kept"], use: "stored, retained", kind: "name", except: /\bkept\b.*\bpartly\b|kept_moves/ },
  {
    words: ["keep"],
    use: "store, retain",
    kind: "name",
    except: /keepAlive|keepPreviousData|keepFeatures|keepNames|keep_as/,
  },
  {
    words: ["held", "hold", "holds"],
    use: "reserved, pressed, contains",
    kind: "name",
    // A field of the browser's list of locks.
    except: /\blocks\?\.held\b/,
    fine: drawings,
  },
  { words: ["shown", "seen"], use: "visible", kind: "name", except: /lastSeen|last_seen/ },
  { words: ["look", "looks"], use: "style, check", kind: "name", except: /lookup/i, fine: drawings },
  { words: ["gone", "taken"], use: "removed, or the state's own name", kind: "name" },
  {
    words: ["lamp", "lamps", "lit"],
    use: "selected",
    kind: "name",
    // The name of an icon, and a role of the tokens.
    except: /\bLampDesk\b|--lit\b/,
    fine: new RegExp(`^(content|studio|packages/engine)/|/i18n/\\w\\w/rounds|${storyPictures.source}`),
  },
  {
    words: ["press", "presses"],
    use: "click or submit",
    kind: "name",
    // A role of the tokens.
    except: /\.press\(|pressSequentially|onPress|--(?:color-)?press\b/,
  },
  // SPENT is a code of the engine: nothing is left to give.
  { words: ["spent"], use: "expired, or used", kind: "name", except: /\bSPENT\b/ },
  { words: ["due"], use: "dueAt, or expired", kind: "name", except: /due_?(at|day)/i },
  { words: ["tally", "tallies", "sums"], use: "counts", kind: "name" },
  { words: ["written"], use: "stored, or text", kind: "name" },
  { words: ["anew"], use: "again" },

  // Building blocks of pages.
  {
    words: ["sheet", "sheets"],
    use: "Panel",
    kind: "name",
    except: /[sS]tyle_?[sS]heet|adoptedStyleSheets|CSS\w*Sheet/,
    // Workbooks have sheets.
    fine: /^apps\/web\/app\/company\/create-participant\/|workbook|xlsx/,
  },
  {
    words: ["desk", "desks"],
    use: "PaymentProvider or HostControls",
    kind: "name",
    except: /\bLampDesk\b/,
    fine: drawings,
  },
  { words: ["notice", "notices"], use: "notification, banner, or event", kind: "name" },
  {
    words: ["notices"],
    use: "notifications",
    kind: "prose",
    except: /\b(somebody|nobody|somebody|who|it|that|which|page) notices/i,
  },
  {
    words: ["sign", "signs"],
    use: "icon",
    kind: "name",
    only: /(?<![a-z])(Notice|Voice|Bell|Back|Line|Mic|Cam)Signs?(?![a-z])|on[sS]ign\b/,
  },
  {
    words: ["mark", "marks"],
    use: "badge or logo",
    kind: "name",
    only: /[a-z](Mark|Marks)(?![a-z])/,
    except: /useSpokenMarks|quotationMark/,
  },
  {
    words: ["face", "faces"],
    use: "portrait, branding, or view",
    kind: "name",
    // HarfBuzz has its own.
    except: /typeface|fontFace|\bFace\b.*harfbuzzjs|new Face\(/i,
    fine: drawings,
  },
  {
    words: ["faces"],
    use: "portraits, or video",
    kind: "prose",
    only: /\b(voices and faces|faces and voices|column of faces|among the faces|the faces of a team)\b/i,
  },
  { words: ["base"], use: "useEditConflict", kind: "name", only: /\b(useBase|setBase)\b/ },

  // Email.
  {
    words: ["mail", "mails", "mailed", "mailing"],
    use: "email",
    // MAIL_FROM and its kin are settings that installations have; addresses of pages, an icon and an action are fixed.
    except:
      /MAIL_[A-Z]+|\bart:mail\b|mailFrom|mailto|\/mail\b|@[a-z.]*mail|mailpit|nodemailer|sendMail\(|emails: Mail\b|icon=\{Mail\}|\bMail \} from "lucide|^\s*Mail,$|^ {2}mail: "/i,
  },
  {
    words: ["post", "posts"],
    use: "enqueueEmail, send or publish",
    kind: "name",
    only: /mail\/outbox|\bpost\(tx|[a-z]Post(?![a-z])|postTo[A-Z]/,
    except: /BlogPost|allPosts|readPosts?/,
  },

  // Parts of the code.
  {
    words: ["house", "houses"],
    use: "testCompany, or company",
    kind: "name",
    // The icon of a home page.
    except: /(?<![\w.])House(?=[,\s])/,
    fine: /^(content|studio|apps\/web\/app\/(play|site))\//,
  },
  { words: ["victim", "victims"], use: "killedProcess" },
  { words: ["oracle", "oracles"], use: "expected" },
  { words: ["ground", "grounds"], use: "Deps", kind: "name", except: /palette: \{ ground/, fine: drawings },
  { words: ["carry"], use: "move, or pass", kind: "name" },
  { words: ["rope", "ropes"], use: "progress", fine: /^(content|studio)\// },
  { words: ["scenery"], use: "background", fine: drawings },
  {
    words: ["seal", "seals", "sealed", "unseal"],
    use: "encrypt, or sign",
    kind: "name",
    fine: /^(content|studio)\/|\/glyph\.tsx$/,
  },
  { words: ["shelf", "shelves"], use: "list or store", fine: /^(content|studio)\// },
  { words: ["strain"], use: "load" },

  // American spelling. "cancelled" is spelt as the texts of the product spell it.
  { words: ["colour", "colours", "coloured", "colouring"], use: "color" },
  { words: ["catalogue", "catalogues"], use: "catalog" },
  {
    words: ["behaviour", "honour", "favour", "neighbour", "neighbours", "neighbouring"],
    use: "the American spelling, -or",
  },
  {
    words: ["grey", "centre", "centres", "judgement", "licence", "defence"],
    use: "gray, center, judgment, license, defense",
  },
  {
    words:
      "analyse analysed analyses analysing organise organised organising recognise recognised summarise summarised initialise initialised uninitialised authorise authorised normalise normalised serialise serialised modelled travelled".split(
        " ",
      ),
    use: "the American spelling, -ize or -yze",
    // A column, and the names of states that the specification fixes.
    except: /team_analyses|teamAnalyses|(un)?initialised/,
  },
];
