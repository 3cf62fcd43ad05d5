const read = <T>(ask: (done: (value: T) => void, failed: (reason: unknown) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => ask(resolve, reject));

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader gives a hundred at a time and none at its end.
  for (;;) {
    const part = await read<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await read<File>((done, failed) => entry.file(done, failed))];
  if (!isDirectory(entry)) return [];
  const inside: File[] = [];
  for (const one of await entriesOf(entry)) inside.push(...(await filesIn(one)));
  return inside;
}

/** The files of a drop, with those in its folders. To be called while the drop's event is under way. */
export async function droppedFiles(transfer: DataTransfer): Promise<{ files: File[]; hasFolder: boolean }> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(isDirectory)) return { files: [...transfer.files], hasFolder: false };
  const files: File[] = [];
  for (const entry of entries) files.push(...(await filesIn(entry)));
  return { files: files.filter(({ name }) => !name.startsWith('.')), hasFolder: true };
}
