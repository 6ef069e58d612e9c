// The page's client. No rules live here: the server draws, the client picks.
import "./fonts.css";
import { start as firstTurn } from "./first_turn";
import { start as forms } from "./forms";
import { start as keep } from "./keep";
import { start as hover } from "./hover";
import { start as keys } from "./keys";
import { start as live } from "./live";
import { start as log } from "./log";
import { start as menus } from "./menus";
import { start as motion } from "./motion";
import { start as moves } from "./moves";
import { start as passkeys } from "./passkeys";
import { start as picking } from "./picking";
import { start as net } from "./net";
import { start as replay } from "./replay";
import { start as sending } from "./sending";
import { start as table } from "./table";
import { start as zoom } from "./zoom";

for (const start of [net, menus, forms, sending, zoom, picking, hover, log, motion, moves, keep, keys, replay, live, firstTurn, passkeys, table]) start();
