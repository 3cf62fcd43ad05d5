import { useApi } from '@cantera/shared/api-client';
import { listChannels } from '@cantera/shared/contracts/channels';
import type { ChannelType } from '@cantera/shared/contracts/enums';

/** The channels that the person who writes has connected; undefined until they are known. */
export function useConnectedChannels(): {
  connected: readonly ChannelType[] | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const { data, error, mutate } = useApi(listChannels, {});
  const types = data?.data.connected.map(({ type }) => type);
  return { connected: types && [...new Set(types)], hasFailed: !data && !!error, retry: () => void mutate() };
}
