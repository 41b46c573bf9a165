import { divIcon, geoJSON, layerGroup, marker, svg, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import * as css from '../places-map.css.ts';
import poland from './poland.json';
import { townLabels } from './towns.ts';

/** The country and its voivodeships: drawn of the shop's own file, so that no map service learns what shoppers look at. */
function drawCountry(map: LeafletMap): void {
  // The file's own type has texts where GeoJSON names its kinds.
  geoJSON(poland as Parameters<typeof geoJSON>[0], {
    interactive: false,
    // Drawn beyond the edges: what a drag brings into sight is there already.
    style: (feature) => ({
      renderer: svg({ padding: 1 }),
      className: feature?.properties['kind'] === 'country' ? css.country : css.border,
    }),
  }).addTo(map);
}

/** A name that nobody presses. Readers have the places' own addresses, so it is hidden from them. */
function labelOf(name: string): HTMLElement {
  const label = document.createElement('span');
  label.className = css.town;
  label.lang = 'pl';
  label.ariaHidden = 'true';
  label.textContent = name;
  return label;
}

function drawTowns(map: LeafletMap): void {
  const names = townLabels.map(({ name, latitude, longitude, zoom }) => ({
    zoom,
    layer: marker([latitude, longitude], {
      icon: divIcon({ html: labelOf(name), className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      pane: 'overlayPane',
    }),
  }));
  const shown: LayerGroup = layerGroup().addTo(map);
  const update = (): void => {
    for (const { zoom, layer } of names)
      if (map.getZoom() >= zoom) shown.addLayer(layer);
      else shown.removeLayer(layer);
  };
  map.on('zoomend', update);
  update();
}

/** What lies below the marks: the country and the names of its towns, more of them the closer one looks. */
export function drawGround(map: LeafletMap): void {
  drawCountry(map);
  drawTowns(map);
}
