/**
 * The names of react-router-dom that the host provides to every remote, in browser and on the server alike; the whole
 * package costs 20 KB more. A release that needs another name is refused by the host until the name stands here.
 */
export {
  Router,
  UNSAFE_LocationContext,
  UNSAFE_createBrowserHistory,
  createPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
  type Location,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router';
export { Link, type LinkProps } from './link.ts';
