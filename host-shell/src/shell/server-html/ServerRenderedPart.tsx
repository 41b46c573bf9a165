import { createElement, type ComponentType, type ReactNode } from 'react';
import { PreloadedPart, type LazyPart } from 'shared-ui/lazy-part';

interface ServerRenderedPartProps<Props extends object> {
  /** The server's rendering. */
  readonly rendered: ComponentType<Props> | undefined;
  readonly of: LazyPart<Props>;
  readonly props: Props;
}

/** Rendered by the server, and by a browser whose visit has begun on a page without it (a checkout): it fetches the code then. */
export const ServerRenderedPart = <Props extends object>({ rendered, of, props }: ServerRenderedPartProps<Props>): ReactNode =>
  rendered ? createElement(rendered, props) : <PreloadedPart of={of} wanted props={props} />;
