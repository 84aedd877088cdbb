// The page's half of a session: it shows what the server's frames say, and reports what the user does.

import { openConnection } from "./connection.js";
import "./keyboard.js";
import "./pinches.js";
import "./presses.js";
import "./times.js";

openConnection();
