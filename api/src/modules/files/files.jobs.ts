import type { JobHandlers } from '../../jobs/handlers.ts';

export const fileJobs: JobHandlers = {
  async 'files.remove'({ agencyId, storageKeys }, { deps }) {
    for (const key of storageKeys) {
      if (!key.startsWith(`${agencyId}/`)) throw new Error('a job may remove files of its own agency only');
      await deps.files.remove(key);
    }
  },
};
