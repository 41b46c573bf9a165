import type { ReactNode } from 'react';
import * as css from './fitting.css.ts';

/** S-40. */
export type Device = 'phone' | 'smartwatch' | 'tablet';

/** S-41. */
export type Finish = 'matte' | 'privacy';

/** ∅30: what is done, in this order. */
export const steps = ['photo', 'cut', 'press'] as const;
type Step = (typeof steps)[number];

/** The catalogue's word for a device; an unknown one is drawn as a phone. */
export const deviceOf = (word: string | null | undefined): Device => (word === 'smartwatch' || word === 'tablet' ? word : 'phone');

/** The catalogue's word for a finish. */
export const finishOf = (word: string | null): Finish => (word === 'privacy' ? word : 'matte');

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

/** The outline of each device within 96 × 96; its screen lies 4 inside. */
const bodies: Readonly<Record<Device, Shape>> = {
  phone: { x: 30, y: 14, width: 36, height: 68, rx: 7 },
  smartwatch: { x: 28, y: 28, width: 40, height: 40, rx: 11 },
  tablet: { x: 16, y: 20, width: 64, height: 52, rx: 6 },
};

const inside = ({ x, y, width, height, rx }: Shape, by: number): Shape => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
  rx: Math.max(2, rx - by),
});

const Body = ({ device }: { readonly device: Device }): ReactNode => (
  <>
    {device === 'smartwatch' && <path className={css.line} d="M36 28l3-16h18l3 16M36 68l3 16h18l3-16" />}
    <rect className={css.body} {...bodies[device]} />
    <rect className={css.screen} {...inside(bodies[device], 4)} />
  </>
);

const Drawing = ({ device, children }: { readonly device: Device; readonly children?: ReactNode }): ReactNode => (
  <svg viewBox="0 0 96 96" className={css.picture} aria-hidden="true">
    <Body device={device} />
    {children}
  </svg>
);

/** The device itself. */
export const DevicePicture = ({ device }: { readonly device: Device }): ReactNode => <Drawing device={device} />;

const overlays: Readonly<Record<Step, (body: Shape) => ReactNode>> = {
  // A camera's frame around the screen.
  photo: () => (
    <>
      <path className={css.mark} d="M8 20V8h12M76 8h12v12M88 76v12H76M20 88H8V76" />
      <circle className={css.mark} cx="48" cy="48" r="7" />
    </>
  ),
  // The protector as it is cut, beside the screen.
  cut: (body) => {
    const foil = inside(body, 4);
    return <rect className={css.cut} {...foil} x={foil.x + 10} y={foil.y - 8} />;
  },
  // A squeegee drives the air out.
  press: (body) => {
    const foil = inside(body, 4);
    const middle = foil.y + foil.height / 2;
    return (
      <>
        <rect className={css.foil} {...foil} />
        <path className={css.mark} d={`M${foil.x - 6} ${middle}h${foil.width + 12}m-${foil.width / 2 + 6} 6v12m-5-5l5 5 5-5`} />
      </>
    );
  },
};

/** One step of the fitting. */
export const StepPicture = ({ device, step }: { readonly device: Device; readonly step: Step }): ReactNode => (
  <Drawing device={device}>{overlays[step](bodies[device])}</Drawing>
);

/** Matte: light is scattered. Privacy: who looks from the side sees a dark screen. */
export const FinishPicture = ({ device, finish }: { readonly device: Device; readonly finish: Finish }): ReactNode => {
  const screen = inside(bodies[device], 4);
  const { x, y, width, height } = screen;
  const [centre, middle] = [x + width / 2, y + height / 2];
  return (
    <Drawing device={device}>
      {finish === 'matte' ? (
        <>
          <circle className={css.mark} cx="80" cy="14" r="4" />
          <path className={css.mark} d="M80 4v-1M90 14h1M73 7l-1-1M87 21l1 1M87 7l1-1" />
          <path className={css.mark} d={`M${centre - 8} ${middle + 2}l8-8m-8 15l14-14m-6 13l8-8`} />
        </>
      ) : (
        <>
          <rect className={css.dark} {...screen} />
          <path className={css.mark} d="M68 84c6-8 18-8 24 0c-6 8-18 8-24 0zM80 84h0M70 93l20-18" />
        </>
      )}
    </Drawing>
  );
};
