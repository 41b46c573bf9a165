import { withPictures } from '../../lib/browser-start.ts';
import { browserFaults } from '../../lib/faults/browser-faults.ts';
import { faultyRemotes } from '../../lib/faults/remotes.ts';
import { failInCartDrawer, failDuringNavigation, failOnNextPage, failAfterServerRendering } from '../../lib/faults/scenarios.ts';
import { test } from '../../lib/test.ts';

test.use(withPictures);

// Every fault of a remote's files in the browser, for every remote. The normal test run has each fault once.
for (const remote of faultyRemotes) {
  test.describe(remote.remote, () => {
    for (const fault of Object.values(browserFaults)) {
      test(`[J-59] ${fault.name}: the server's HTML stays, everything else works, and the page hydrates when the remote is back`, async ({
        shop,
        catalogue,
      }) => failAfterServerRendering({ shop, catalogue }, remote, fault));

      test(`[J-59] ${fault.name}: a navigation to its page shows a message with a retry, and then the page without a reload`, async ({
        shop,
        catalogue,
      }) => failDuringNavigation({ shop, catalogue }, remote, fault));

      if (remote.fillsCartDrawer)
        test(`[J-59] ${fault.name}: the cart drawer on another remote's page shows a message and links to the cart`, async ({
          shop,
          catalogue,
        }) => failInCartDrawer({ shop, catalogue }, remote, fault));
    }

    for (const fault of [browserFaults.halved, browserFaults.unstyled]) {
      test(`[J-59] has started before it ${fault.name}: its next page shows a message, and is shown after a retry`, async ({
        shop,
        catalogue,
      }) => failOnNextPage({ shop, catalogue }, remote, fault));
    }
  });
}
