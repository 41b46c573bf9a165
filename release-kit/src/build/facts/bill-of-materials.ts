import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import parseSpdx from 'spdx-expression-parse';
import * as v from 'valibot';

/** The file in the folder of a release. */
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

const manifest = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

const licenses = new Contrib.License.Factories.LicenseFactory(parseSpdx);

/** `pkg:npm/%40scope/name@1.2.3` (package URL). */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

const componentOf = (dir: string): Models.Component => {
  const { name, version, license } = v.parse(manifest, JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
  const purl = purlOf(name, version);
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: purl,
    version,
    purl,
    ...(license !== undefined && { licenses: new Models.LicenseRepository([licenses.makeFromString(license)]) }),
  });
};

/**
 * J-135: what a release is made of besides the shop's own sources, as CycloneDX 1.6: the installed packages whose modules its bundles take
 * in. The same bundles give the same text: it has neither a time nor a serial number.
 * @param packageDirs folders of the packages
 */
export const billOfMaterials = (name: string, release: string, packageDirs: readonly string[]): string => {
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, name, { version: release, bomRef: `${name}@${release}` }),
    }),
    components: new Models.ComponentRepository(packageDirs.map(componentOf)),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
};
