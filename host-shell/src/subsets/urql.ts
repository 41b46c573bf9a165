/** The names of urql that the host provides to every remote. */
export { Provider, gql, useClient, useQuery } from 'urql';
