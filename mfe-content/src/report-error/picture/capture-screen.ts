/** What browsers offer beyond the types that TypeScript has: the tab that asks keeps the focus while another one is shared. */
declare global {
  interface DisplayMediaStreamOptions {
    readonly controller?: CaptureFocus;
  }
}
interface CaptureFocus {
  readonly setFocusBehavior: (behaviour: 'no-focus-change') => void;
}

/** The part of `navigator.mediaDevices` that takes pictures of screens. */
export type ScreenMedia = Pick<MediaDevices, 'getDisplayMedia'>;

/** A shared window may show nothing at all, such as one that is minimised. */
const frameWaitMs = 8_000;
const quality = 0.92;

/** Where screens can be shared: not on telephones, and only on secure pages. */
export const screenMedia = ({ mediaDevices }: { readonly mediaDevices?: Partial<ScreenMedia> }): ScreenMedia | null => {
  const share = mediaDevices?.getDisplayMedia;
  return share === undefined ? null : { getDisplayMedia: (options) => share.call(mediaDevices, options) };
};

const newFocus = (): CaptureFocus | null => {
  const Controller: unknown = Reflect.get(globalThis, 'CaptureController');
  if (typeof Controller !== 'function') return null;
  // What the browser calls so has this method.
  const controller = Reflect.construct(Controller, []) as CaptureFocus;
  controller.setFocusBehavior('no-focus-change');
  return controller;
};

/** There is a frame once it plays; to a video that does not play Safari delivers none. */
const firstFrame = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the shared screen shows nothing')), frameWaitMs);
    void video
      .play()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/**
 * J-375: one picture of the tab, the window or the screen that the visitor chooses; sharing ends with it.
 * @throws where the visitor or the browser refuses, or nothing is shown
 */
export async function captureScreen(media: ScreenMedia): Promise<Blob> {
  const controller = newFocus();
  const stream = await media.getDisplayMedia({ video: true, audio: false, ...(controller !== null && { controller }) });
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await firstFrame(video);
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (picture === null) throw new Error('the shared screen is empty');
    return picture;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
