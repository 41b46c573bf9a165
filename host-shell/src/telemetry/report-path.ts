/** Where browsers tell how their page fares. Under a name that blockers of advertisements look for, half of them would not. */
export const REPORT_PATH = '/__federation/page-report';
