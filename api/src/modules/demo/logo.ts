import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { putBytes, recordFile } from '../files/index.ts';
import { type Color, drawSquare } from './png.ts';
import type { Scope } from './scope.ts';

const SIZE = 96;
const GROUND: Color = [0x2f, 0x5d, 0x50];
const HILL: Color = [0xf2, 0xef, 0xe6];
/** Two hills, the one behind lower. */
const isHill = (x: number, y: number): boolean =>
  y < 72 && (y > 24 + Math.abs(x - 40) * 1.6 || y > 42 + Math.abs(x - 66) * 1.6);

/** The logo as a PNG. */
const drawLogo = (): Buffer => drawSquare(SIZE, (x, y) => (isHill(x, y) ? HILL : GROUND));

/** Gives an agency its logo. */
export async function writeLogo(tx: Tx, deps: Deps, scope: Scope): Promise<void> {
  const stored = await putBytes(deps.files, scope.agencyId, {
    access: 'public',
    bytes: drawLogo(),
    contentType: 'image/png',
    name: 'logo.png',
    createdBy: scope.id('user admin'),
  });
  await recordFile(tx, scope.agencyId, stored);
  await tx
    .updateTable('agencies')
    .set({ logo_file_id: stored.id })
    .where('id', '=', scope.agencyId)
    .execute();
}
