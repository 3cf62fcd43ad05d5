import { z } from 'zod';
import { misfitsOf } from '../../shared/src/contracts/remote-fit.ts';
import { type GivenModules, remoteManifest } from '../../shared/src/contracts/remote-manifest.ts';

const TIMEOUT_MS = 10_000;

/** `fetch` says only that it failed; what failed is its cause, which is a code alone where several addresses were tried. */
function reasonOf({ cause, message }: Error): string {
  if (!(cause instanceof Error)) return message;
  return cause.message || ('code' in cause ? String(cause.code) : message);
}

async function textAt(address: URL): Promise<string> {
  const options: RequestInit = { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' };
  const response = await fetch(address, options).catch((error: Error) => {
    throw new Error(`${address} cannot be reached: ${reasonOf(error)}`);
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

const givenModules: z.ZodType<GivenModules> = z.record(
  z.string(),
  z.object({ version: z.string(), names: z.array(z.string()) }),
);
const ownPart = z.object({ given: z.string() });
const configFile = z.object({ remotes: z.record(z.string(), z.string()) });
const manifestFile = z.object({ cantera: remoteManifest });

/** What the host that is deployed at an address gives to remotes, as its document says. */
export async function givenAt(host: string): Promise<GivenModules> {
  const html = await textAt(new URL('/', host));
  const json = /<script type="application\/json" id="cantera-own">(.*?)<\/script>/.exec(html)?.[1];
  const own = ownPart.safeParse(JSON.parse(json ?? '{}'));
  if (!own.success) throw new Error(`${host} serves no host that says what it gives to remotes.`);
  return givenModules.parse(JSON.parse(await textAt(new URL(own.data.given, host))));
}

/** Manifests of the remotes that are deployed with the host at an address; words in place of one that cannot be read. */
export async function remotesAt(
  host: string,
): Promise<{ name: string; manifest: z.infer<typeof remoteManifest> | string }[]> {
  const { remotes } = configFile.parse(JSON.parse(await textAt(new URL('/config.json', host))));
  return Promise.all(
    Object.entries(remotes).map(async ([name, address]) => {
      const manifest = await textAt(new URL(address, host)).then(
        (text) => manifestFile.parse(JSON.parse(text)).cantera,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      return { name, manifest };
    }),
  );
}

/** Parts of a remote that a host cannot run, one line each: what is missing and who has to be published first. */
export function misfitLines(
  name: string,
  manifest: Parameters<typeof misfitsOf>[0],
  given: GivenModules,
): string[] {
  return misfitsOf(manifest, given).map(
    ({ at, lacks, behind }) =>
      `${name} ${at} does not fit: ${lacks.join(', ')}. ${behind === 'host' ? 'Publish a newer host first.' : `Build and publish ${name} anew first.`}`,
  );
}
