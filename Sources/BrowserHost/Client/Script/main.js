// The page's half of a session: it applies the server's frames, and reports the user's events.

import "./sockets.js";
import { openConnection } from "./connection.js";
import "./hovers.js";
import "./images.js";
import "./keyboard.js";
import "./pinches.js";
import "./presses.js";
import "./scroll-dismissal.js";

openConnection();
