/** The names of @urql/core that the host provides to every remote. */
export { CombinedError, createRequest, gql, stringifyDocument } from '@urql/core';
