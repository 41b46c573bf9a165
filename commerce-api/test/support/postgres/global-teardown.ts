/** After the tests on PostgreSQL. */
export default async function stopAfterTests(): Promise<void> {
  await globalThis.keeperOfTestRun?.stop();
  await globalThis.postgresOfTestRun?.stop();
}
