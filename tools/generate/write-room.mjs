import { readFileSync, writeFileSync } from 'node:fs';
import { roomCss } from './room.mjs';

writeFileSync('src/vtc-widgets.css', await roomCss(readFileSync('dist/vtc-widgets.js')));
