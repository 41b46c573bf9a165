import { useState, type ReactNode } from 'react';
import { BottomSheet } from 'shared-ui/bottom-sheet';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Drawer } from 'shared-ui/drawer';
import { ToastRegion, type ToastNotice } from 'shared-ui/toast';
import { Part, State } from '../Shown.tsx';

interface LayerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Opener = ({ label, children }: { readonly label: string; readonly children: (layer: LayerProps) => ReactNode }): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
};

const notices: readonly ToastNotice[] = [
  { id: 'a', tone: 'success', text: 'Produkt dodany do koszyka' },
  { id: 'b', tone: 'info', text: 'Usunięto z koszyka: Pralka WISŁOTECH WT-8140E', action: { label: 'Cofnij', onPress: () => undefined } },
  { id: 'c', tone: 'warning', title: 'Uwaga', text: 'Cena tego produktu zmieniła się.' },
  { id: 'd', tone: 'error', text: 'Nie udało się zapisać zmian. Spróbuj ponownie.' },
];

const Toasts = (): ReactNode => {
  const [shown, show] = useState<readonly ToastNotice[]>([]);
  return (
    <>
      <Button variant="secondary" onClick={() => show(notices)}>
        Powiadomienia
      </Button>
      <ToastRegion notices={shown} onEnd={(id) => show((now) => now.filter((notice) => notice.id !== id))} />
    </>
  );
};

const text = <p>Wszystko za warstwą jest nieaktywne, a fokus wraca do przycisku, który ją otworzył.</p>;

export const layers: Readonly<Record<string, () => ReactNode>> = {
  layers: () => (
    <Part name="layers">
      <State name="warstwy" card row>
        <Opener label="Okno">
          {(layer) => (
            <Dialog {...layer} title="Usunąć produkt?" footer={<Button onClick={layer.onClose}>Rozumiem</Button>}>
              {text}
            </Dialog>
          )}
        </Opener>
        <Opener label="Szuflada">
          {(layer) => (
            <Drawer
              {...layer}
              title="Koszyk"
              onBack={layer.onClose}
              info="Dostawa jest darmowa od 199 zł."
              footer={<Button block>Przejdź do kasy</Button>}
            >
              {text}
            </Drawer>
          )}
        </Opener>
        <Toasts />
        <Opener label="Menu z lewej">
          {(layer) => (
            <Drawer {...layer} side="left" title="Menu">
              {text}
            </Drawer>
          )}
        </Opener>
        <Opener label="Panel z dołu">
          {(layer) => (
            <BottomSheet {...layer} title="Filtry" footer={<Button block>Pokaż 214 produktów</Button>}>
              {text}
            </BottomSheet>
          )}
        </Opener>
      </State>
    </Part>
  ),
};
