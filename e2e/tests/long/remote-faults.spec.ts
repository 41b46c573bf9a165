import { browserFaults } from '../../lib/faults/browser-faults.ts';
import { faultyRemotes } from '../../lib/faults/remotes.ts';
import { failInCartDrawer, failOnTheWay, missFurtherPage, standAsDrawn } from '../../lib/faults/walks.ts';
import { test } from '../../lib/test.ts';

// Every fault of a remote's files on their way to the browser, for every remote. A run of the usual tests takes each fault once.
for (const remote of faultyRemotes) {
  test.describe(remote.remote, () => {
    for (const fault of Object.values(browserFaults)) {
      test(`[E-04] [J-59] ${fault.name}: the page that the server drew stays, everything else works, and it comes to life when the remote is back`, async ({
        shop,
        catalogue,
      }) => standAsDrawn({ shop, catalogue }, remote, fault));

      test(`[E-04] [J-59] ${fault.name}: on the way to its page a polite message with a retry, and the page without a reload`, async ({
        shop,
        catalogue,
      }) => failOnTheWay({ shop, catalogue }, remote, fault));

      if (remote.fillsCartDrawer)
        test(`[E-04] [J-59] ${fault.name}: the cart drawer says so on another team's page, and leads to the cart`, async ({
          shop,
          catalogue,
        }) => failInCartDrawer({ shop, catalogue }, remote, fault));
    }

    for (const fault of [browserFaults.halved, browserFaults.unstyled]) {
      test(`[E-04] [J-59] has started before it ${fault.name}: its next page says so, and comes with a press`, async ({
        shop,
        catalogue,
      }) => missFurtherPage({ shop, catalogue }, remote, fault));
    }
  });
}
