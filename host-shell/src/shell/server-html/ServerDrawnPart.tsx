import { createElement, type ComponentType, type ReactNode } from 'react';
import { PreloadedPart, type LazyPart } from 'shared-ui/lazy-part';

interface ServerDrawnPartProps<Props extends object> {
  /** The server's rendering. */
  readonly drawn: ComponentType<Props> | undefined;
  readonly of: LazyPart<Props>;
  readonly props: Props;
}

/** Rendered by the server, and by a browser whose visit has begun on a page without it (a checkout): it fetches the code then. */
export const ServerDrawnPart = <Props extends object>({ drawn, of, props }: ServerDrawnPartProps<Props>): ReactNode =>
  drawn ? createElement(drawn, props) : <PreloadedPart of={of} wanted props={props} />;
