/** Where browsers send the metrics of their page. A name that ad blockers look for would lose half of them. */
export const REPORT_PATH = '/__federation/page-report';
