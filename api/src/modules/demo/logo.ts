import { crc32, deflateSync } from 'node:zlib';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { putBytes, recordFile } from '../files/index.ts';
import type { Scope } from './scope.ts';

const SIZE = 96;
const GROUND = [0x2f, 0x5d, 0x50];
const HILL = [0xf2, 0xef, 0xe6];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue. */
const KIND = [8, 2, 0, 0, 0];

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Two hills, the one behind lower. */
const isHill = (x: number, y: number): boolean =>
  y < 72 && (y > 24 + Math.abs(x - 40) * 1.6 || y > 42 + Math.abs(x - 66) * 1.6);

/** The logo as a PNG. */
function drawLogo(): Buffer {
  const rows = Array.from({ length: SIZE }, (_, y) => [
    0,
    ...Array.from({ length: SIZE }, (__, x) => (isHill(x, y) ? HILL : GROUND)).flat(),
  ]);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(KIND)])),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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
