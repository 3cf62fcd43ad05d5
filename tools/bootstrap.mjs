// Runs on whatever Node is there (20 or newer): installs what is missing, then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const marker = path.join(root, 'node_modules/.cantera-install');

/** Changes when the lockfile or any manifest does. */
function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const manifests = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map((entry) => path.join(entry.name, 'package.json'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.sort()]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

const isInstalled = (wanted) => existsSync(marker) && readFileSync(marker, 'utf8') === wanted;

/** A registry that fails for a moment should not fail the start. */
const ATTEMPTS = 3;

function install(wanted) {
  process.stderr.write('Installing dependencies …\n');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
    });
    if (result.status === 0) {
      writeFileSync(marker, wanted);
      return;
    }
    process.stderr.write(
      `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? result.error.message : ''}\n`,
    );
  }
  process.stderr.write(
    'The dependencies could not be installed; see above. Is the npm registry reachable?\n',
  );
  process.exit(1);
}

/** The real binary, not the shim: a shim between us and it would not pass signals on. */
function pinnedNode() {
  const shim = path.join(root, 'node_modules/.bin/node');
  const binary = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const found = [binary, shim].find((file) => existsSync(file));
  if (!found) throw new Error('The pinned Node is missing; delete node_modules and run the command again.');
  return found;
}

const wanted = fingerprint();
if (!isInstalled(wanted)) install(wanted);

/** A start that was killed leaves its server behind: another one takes it over. A kill every few seconds is meant. */
const REVIVE_AFTER_MS = 5_000;
const isRevived = (signal, started) =>
  process.argv[2] === 'start' && signal === 'SIGKILL' && Date.now() - started > REVIVE_AFTER_MS;

/**
 * Node keeps what it compiled of the sources, which halves the start of every process. Compiled code is run unread: it lies
 * where the sources of the dependencies do, which nobody else may write. Where the folder cannot be written, Node does without.
 */
const compiled = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
};

let child;
function run() {
  const started = Date.now();
  child = spawn(
    pinnedNode(),
    ['--disable-warning=ExperimentalWarning', path.join(root, 'tools/run.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...compiled } },
  );
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (isRevived(signal, started)) run();
    else process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}

// A terminal's Ctrl-C reaches the child by itself; a signal sent to us alone does not. (The scripts of package.json begin
// with `exec`, because a shell that npm puts between dies of SIGTERM without a word to us.)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));
run();
