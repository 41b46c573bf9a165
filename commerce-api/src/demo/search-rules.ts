import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSearchRules } from '../listing/search/search-rules.ts';
import type { SearchRules } from '../listing/search/search-rules.ts';

/** The editors' words of the demo shop's search. @throws ValiError that names the wrong entry of the file */
export const searchRules = (): SearchRules =>
  parseSearchRules(JSON.parse(readFileSync(join(import.meta.dirname, 'search-rules.json'), 'utf8')));
