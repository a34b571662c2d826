/* global API_BASE */
import { configure } from 'vtc-widgets/vtc-card.js';

configure({ apiBase: API_BASE });
