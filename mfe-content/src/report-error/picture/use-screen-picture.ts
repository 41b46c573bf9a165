import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MOST_SCREEN_BYTES, PHOTO_PROBLEMS, type PhotoProblem } from 'shared-contracts/reviews';
import { dataAddress, shrinkPhoto } from 'shared-ui/shrink-photo';
import { captureScreen, screenMedia } from './capture-screen.ts';

/** Why there is no picture: `screen`: the screen was not shared. */
export type PictureProblem = PhotoProblem | 'screen';

/** The picture of a report that is being written. */
export interface ScreenPicture {
  /** `data:` address; empty: none. */
  readonly address: string;
  readonly problem: PictureProblem | null;
  readonly isBusy: boolean;
  /** Takes what was picked or pasted. */
  readonly take: (picture: Blob) => Promise<void>;
  /** Asks the visitor for a screen and takes it; null where the browser can not. */
  readonly capture: (() => Promise<void>) | null;
  readonly remove: () => void;
  /** The address once what was picked last has been read. */
  readonly settled: () => Promise<string>;
  /** Tells the server's problem with it, by its code; another code is left to others. */
  readonly refuse: (code: unknown) => void;
}

/** Text must stay legible; what waits without a connection must fit into the browser's storage. */
const sizeOfScreens = { largest: 1600, smallBytes: 300 * 1024, mostBytes: MOST_SCREEN_BYTES } as const;

/** Office programs put a picture of what is copied beside its text: in a field the text is meant. */
const isTextForField = ({ target, clipboardData }: ClipboardEvent): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && (clipboardData?.types.includes('text/plain') ?? false);

/** A picture as it is sent and shown: its `data:` address. */
async function addressOf(file: Blob): Promise<{ readonly address: string } | { readonly problem: PhotoProblem }> {
  const shrunk = await shrinkPhoto(file, sizeOfScreens);
  if (typeof shrunk === 'string') return { problem: shrunk };
  if (shrunk.blob.size > MOST_SCREEN_BYTES) return { problem: 'photo_bytes' };
  return { address: await dataAddress(shrunk.blob) };
}

/**
 * J-375: a picture of the screen: shared, from a file, or pasted anywhere on the page. It is sent with the report, not before.
 * @param begun `data:` address of the one that the form begins with; empty: none
 * @param onTaken there is a new one
 */
export function useScreenPicture(begun: string, onTaken: () => void): ScreenPicture {
  const [state, setState] = useState<Pick<ScreenPicture, 'address' | 'problem' | 'isBusy'>>({
    address: begun,
    problem: null,
    isBusy: false,
  });
  // The last one counts: a picture that is still being read when another comes, or when it is taken away, is dropped.
  const newest = useRef(0);
  const reading = useRef(Promise.resolve(begun));
  const readOne = async (source: () => Promise<Blob>, failed: PictureProblem, before: string): Promise<string> => {
    newest.current += 1;
    const own = newest.current;
    setState(({ address }) => ({ address, problem: null, isBusy: true }));
    const taken = await source()
      .then(addressOf)
      .catch(() => ({ problem: failed }));
    if (newest.current !== own) return reading.current;
    setState(({ address }) => ({ address, problem: null, isBusy: false, ...taken }));
    if ('problem' in taken) return before;
    onTaken();
    return taken.address;
  };
  const read = async (source: () => Promise<Blob>, failed: PictureProblem): Promise<void> => {
    reading.current = readOne(source, failed, state.address);
    await reading.current;
  };
  const take = (picture: Blob): Promise<void> => read(() => Promise.resolve(picture), 'photo_broken');
  const media = screenMedia(navigator);

  const onPaste = useEffectEvent((event: ClipboardEvent): void => {
    const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (picture === undefined || isTextForField(event)) return;
    event.preventDefault();
    void take(picture);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  return {
    ...state,
    take,
    capture: media && (() => read(() => captureScreen(media), 'screen')),
    remove: () => {
      newest.current += 1;
      reading.current = Promise.resolve('');
      setState({ address: '', problem: null, isBusy: false });
    },
    settled: () => reading.current,
    refuse: (code) => {
      const problem = PHOTO_PROBLEMS.find((known) => known === code);
      if (problem !== undefined) setState(({ address }) => ({ address, problem, isBusy: false }));
    },
  };
}
