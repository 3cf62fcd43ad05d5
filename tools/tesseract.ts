import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LANGUAGES = ['spa', 'cat', 'eng'];
const PACKAGES = ['tesseract-ocr', 'tesseract-ocr-spa', 'tesseract-ocr-cat'];

function languagesOf(program: string): Set<string> | undefined {
  const { status, stdout, stderr } = spawnSync(program, ['--list-langs'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? new Set(`${stdout}\n${stderr}`.split(/\s+/)) : undefined;
}

/** Whether scans in all languages of CVs can be read. */
function isPresent(): boolean {
  const known = languagesOf(process.env.TESSERACT || 'tesseract');
  return known !== undefined && LANGUAGES.every((language) => known.has(language));
}

function install(): boolean {
  if (process.env.TESSERACT || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write('Installing Debian’s tesseract …\n');
  const run = (args: readonly string[]): boolean =>
    spawnSync('apt-get', [...args], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const packages = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  return run(packages) || (run(['update', '-qq']) && run(packages));
}

/** Makes sure that the tests of scanned CVs have a tesseract: as root on Debian it is installed. Throws with what to install. */
export function requireTesseract(): void {
  if (isPresent() || (install() && isPresent())) return;
  throw new Error(
    `No tesseract with ${LANGUAGES.join(', ')} was found: install ${PACKAGES.join(', ')}, or set TESSERACT to one.`,
  );
}
