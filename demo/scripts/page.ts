// On every page of the site: search, light or dark, the menu, and buttons that copy code.
import { addCopyButtons } from './copy.js';
import { startMenu } from './menu.js';
import { startScheme } from './scheme.js';
import { startSearch } from './search.js';

startSearch();
startScheme();
startMenu();
addCopyButtons(document);
