import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostPreload } from '../../shared/src/contracts/remote-manifest.ts';
import { buildWeb } from '../start/build-command.ts';
import { distDir, packageName, requirePackages } from '../webpack/packages.ts';
import { givenAt, misfitLines, remotesAt } from './deployed.ts';
import { publishBuild, readManifest, rollBack } from './published-builds.ts';

/** The two words after a command, or what is wrong in words. */
function readArgs(command: string, given: readonly string[], second: string): [string, string] {
  const [pkg, target] = given.filter((arg) => arg !== '--');
  if (pkg === undefined || target === undefined)
    throw new Error(`npm run ${command} -- mfe-<area> ${second}`);
  requirePackages([pkg]);
  return [pkg, target];
}

function requireRemote(pkg: string): void {
  if (pkg === 'host') throw new Error('The host is published by its own server; this is for remotes.');
}

/** What of a build does not fit what is deployed at an address, one line each. Builds nothing. */
export async function checkAgainst(pkg: string, hostUrl: string): Promise<string[]> {
  if (pkg !== 'host')
    return misfitLines(packageName(pkg), readManifest(distDir(pkg)).cantera, await givenAt(hostUrl));
  const file = path.join(distDir('host'), 'preload.json');
  const { given }: HostPreload = JSON.parse(readFileSync(file, 'utf8'));
  const remotes = await remotesAt(hostUrl);
  return remotes.flatMap(({ name, manifest }) =>
    typeof manifest === 'string'
      ? [`${name} could not be read: ${manifest}`]
      : misfitLines(name.replaceAll('_', '-'), manifest, given),
  );
}

/** `npm run publish-check -- mfe-x HOST_URL`: whether a build fits what is deployed there. Of the host: all deployed remotes. */
export async function publishCheck(given: readonly string[]): Promise<number> {
  const [pkg, hostUrl] = readArgs('publish-check', given, 'https://host.example');
  if (!/^https?:\/\/./.test(hostUrl) || !URL.canParse(hostUrl))
    throw new Error(`"${hostUrl}" is no address such as https://talent.example`);
  await buildWeb(undefined, [pkg]);
  const problems = await checkAgainst(pkg, hostUrl);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) return 1;
  process.stdout.write(`${packageName(pkg)} fits what is deployed at ${hostUrl}.\n`);
  return 0;
}

/** `npm run publish -- mfe-x DIR`: builds it and makes the build the current one of the folder. */
export async function publish(given: readonly string[]): Promise<number> {
  const [pkg, folder] = readArgs('publish', given, 'FOLDER');
  requireRemote(pkg);
  await buildWeb(undefined, [pkg]);
  process.stdout.write(
    `${packageName(pkg)} ${publishBuild(distDir(pkg), folder)} is published in ${folder}.\n`,
  );
  return 0;
}

/** `npm run rollback -- mfe-x DIR`: makes the build before the current one the current one. */
export async function rollback(given: readonly string[]): Promise<number> {
  const [pkg, folder] = readArgs('rollback', given, 'FOLDER');
  requireRemote(pkg);
  process.stdout.write(`${packageName(pkg)} is back at ${rollBack(folder)} in ${folder}.\n`);
  return 0;
}
