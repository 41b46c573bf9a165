/**
 * The names of react-router-dom that the host provides to every remote. Sharing the whole package costs 20 KB more.
 * It imports `react-router` (which is not shared), so that webpack can drop the rest. A release that needs another
 * name is refused by the host until the name stands here.
 */
export {
  Link,
  Router,
  StaticRouter,
  UNSAFE_createBrowserHistory,
  createPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
  type NavigateFunction,
  type To,
} from 'react-router';
