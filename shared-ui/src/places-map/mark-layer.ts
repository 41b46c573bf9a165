import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { MapPin } from '../icons/index.ts';
import { inReadingOrder, zoomInto, type MapMark } from './map-rules.ts';
import * as css from './places-map.css.ts';

const side = 44;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** Built of elements: pages take no HTML from scripts (Trusted Types). */
function pin(): SVGSVGElement {
  const drawing = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', MapPin);
  drawing.append(path);
  return drawing;
}

function buttonOf({ count, label, zoom }: MapMark): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.className = zoom === null ? css.place : css.group;
  button.append(zoom === null ? pin() : String(count));
  return button;
}

interface Drawn {
  readonly mark: MapMark;
  readonly button: HTMLButtonElement;
  readonly layer: Marker;
}

/** The marks of a map as buttons. Those that stay between two views keep their element, and with it the focus. */
export class MarkLayer {
  readonly #map: LeafletMap;
  readonly #onMark: (id: string) => void;
  #drawn = new Map<string, Drawn>();

  constructor(map: LeafletMap, onMark: (id: string) => void) {
    this.#map = map;
    this.#onMark = onMark;
  }

  #draw(mark: MapMark): Drawn {
    const button = buttonOf(mark);
    const layer = marker([mark.latitude, mark.longitude], {
      icon: divIcon({ html: button, className: css.anchor, iconSize: [side, side] }),
      // The button takes the keyboard.
      keyboard: false,
      riseOnHover: true,
    });
    // A drag that ends on a mark is no press: the library tells them apart.
    layer.on('click', () => {
      if (mark.zoom === null) this.#onMark(mark.id);
      else this.#map.setView([mark.latitude, mark.longitude], zoomInto(mark, this.#map.getZoom()));
    });
    layer.addTo(this.#map);
    return { mark, button, layer };
  }

  /** Draws exactly these marks. @param marked the one that is highlighted */
  show(marks: readonly MapMark[], marked: string | null): void {
    const bounds = this.#map.getBounds();
    const before = this.#drawn;
    const hadFocus = [...before.values()].some(({ button }) => button === document.activeElement);
    this.#drawn = new Map();
    for (const mark of inReadingOrder(marks, { south: bounds.getSouth(), north: bounds.getNorth() })) {
      const known = before.get(mark.id);
      const isSame = known !== undefined && known.mark.label === mark.label && known.mark.count === mark.count;
      const drawn = isSame ? known : this.#draw(mark);
      if (mark.zoom === null) drawn.button.ariaPressed = String(mark.id === marked);
      drawn.layer.setZIndexOffset(mark.id === marked ? 10_000 : 0);
      this.#drawn.set(mark.id, drawn);
    }
    for (const [id, { layer }] of before) if (this.#drawn.get(id)?.layer !== layer) layer.remove();
    this.#order();
    if (hadFocus && !this.#map.getContainer().contains(document.activeElement)) this.#map.getContainer().focus();
  }

  /** The order of the elements is that of the keyboard. An element that is in its place is not moved: it would lose the focus. */
  #order(): void {
    let previous: Element | null = null;
    for (const { layer } of this.#drawn.values()) {
      const element = layer.getElement();
      if (element === undefined) continue;
      const place: Element | null = previous === null ? (element.parentElement?.firstElementChild ?? null) : previous.nextElementSibling;
      if (place !== element && !element.contains(document.activeElement)) element.parentElement?.insertBefore(element, place);
      previous = element;
    }
  }
}
