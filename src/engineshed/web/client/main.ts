// The page's client. No rules live here: the server draws, the client picks.
import "./fonts.css";
import { start as chat } from "./chat";
import { start as clock } from "./clock";
import { start as drawing } from "./drawing";
import { start as clocks } from "./clocks";
import { start as advice } from "./advice";
import { start as again } from "./again";
import { start as firstTurn } from "./first_turn";
import { start as follow } from "./follow";
import { start as forms } from "./forms";
import { start as keep } from "./keep";
import { start as kept } from "./kept";
import { start as hover } from "./hover";
import { start as keys } from "./keys";
import { start as legend } from "./legend";
import { start as lessons } from "./lessons";
import { start as live } from "./live";
import { start as log } from "./log";
import { start as marks } from "./marks";
import { start as menus } from "./menus";
import { start as motion } from "./motion";
import { start as moves } from "./moves";
import { start as notices } from "./notices";
import { start as out } from "./out";
import { start as pad } from "./pad";
import { start as passkeys } from "./passkeys";
import { start as picking } from "./picking";
import { start as net } from "./net";
import { start as replay } from "./replay";
import { start as sending } from "./sending";
import { start as sounds } from "./sounds";
import { start as table } from "./table";
import { start as waiting } from "./waiting";
import { start as wondering } from "./wondering";
import { start as zoom } from "./zoom";

// `keep` opens the boards that people have chosen before `motion` opens the one on which the last move happened.
for (const start of [net, advice, again, menus, chat, out, pad, forms, sending, zoom, drawing, hover, picking, log, keep, motion, marks, follow, kept, clock, sounds, moves, keys, replay, legend, live, firstTurn, lessons, passkeys, notices, waiting, clocks, wondering, table]) start();
