// What the header of every page shows, and tiles with it.
export const Heart: string =
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7 1 1 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5';
export const Menu: string = 'M4 5h16M4 12h16M4 19h16';
export const Phone: string =
  'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4';
export const Scale: string = 'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10';
export const Search: string = 'm21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
export const ShoppingCart: string =
  'M2 2h1.1a1 1 0 0 1 1 .8l2.7 14.4a1 1 0 0 0 1 .8H18M4.6 5H21a1 1 0 0 1 1 1.2l-1 6.2a2 2 0 0 1-2 1.6H6.3m9.7 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const User: string = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0';
