import { createRoot } from 'react-dom/client';
import { LanguageContext, type Language } from 'shared-contracts';
import { InstallBanner } from './InstallBanner.tsx';
import { installTexts } from './texts.ts';

export interface ShownBanner {
  /** Puts the banner into the header that the page has now. */
  readonly follow: () => void;
  readonly remove: () => void;
}

interface Circumstances {
  readonly language: Language;
  readonly product: string;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Shows the banner below the header. It has a root of its own: the page was rendered without it and does not wait for it. */
export const showInstallBanner = async ({ language, ...banner }: Circumstances): Promise<ShownBanner> => {
  await installTexts.load(language);
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <LanguageContext value={language}>
      <InstallBanner {...banner} />
    </LanguageContext>,
  );
  const follow = (): void => {
    const header = document.querySelector('header');
    if (header && place.parentElement !== header) header.append(place);
  };
  follow();
  return {
    follow,
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
};
