/** How every browser of the tests and measurements is started. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the tests. */
const chromiumPath = (): string => process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/**
 * Most tests look at no picture, and decoding them takes a seventh of the processor time of a test. The boxes of pictures have their size
 * from the markup, so that the pages look the same but for what is in them.
 */
export const withoutPictures = { executablePath: chromiumPath(), args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'] };

/** For the file of a test that looks at pictures, at what their loading does to a page, or at what it may cost: `test.use(withPictures)`. */
export const withPictures = { launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags] } };
