/** N-01: the version of the shop, answered by /check-version. */
export { APP_VERSION as shopVersion } from 'shared-contracts/constants';
