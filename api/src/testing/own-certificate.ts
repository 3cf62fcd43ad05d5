import { generateKeyPairSync, sign } from 'node:crypto';

/** DER: a tag, the length, the bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = '550403';

/** A key and a certificate of a host that it has signed itself, as PEM, for a server that speaks TLS in a test. */
export function ownCertificate(host: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(host)))));
  const time = (year: string): Buffer => der(0x17, Buffer.from(`${year}0101000000Z`));
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time('20'), time('49')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const whole = sequence(told, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
