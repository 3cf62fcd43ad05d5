import { ConfigError, type Env, hosts, integer, isLoopback } from './environment.ts';

/** A server that speaks OpenAI's protocol. */
export interface ModelConfig {
  /** Without a slash at the end; `/chat/completions` follows it. */
  readonly baseUrl: string;
  readonly name: string;
  /** Sent as bearer; undefined for a server that asks for none. */
  readonly key: string | undefined;
  /** Tokens that an agency may use in a day of UTC. */
  readonly dailyTokens: number;
}

/** A server of people that hunts may ask (`docs/people-search.md`). */
export interface PeopleSearchConfig {
  readonly url: string;
  /** What people read where it is spoken of. */
  readonly name: string;
  /** Sent as bearer; undefined for a server that asks for none. */
  readonly key: string | undefined;
  /** Whether it may be in the network of the installation. */
  readonly isInternal: boolean;
}

const MAX_DAILY_TOKENS = 2_000_000_000;

/** The model that the operator has set up. No message holds a value that may be secret. */
export function readModel(env: Env): ModelConfig | undefined {
  const { LLM_BASE_URL: address, LLM_MODEL: name, LLM_API_KEY: key } = env;
  const dailyTokens = integer(env, 'LLM_DAILY_TOKENS', 2_000_000);
  if (dailyTokens > MAX_DAILY_TOKENS)
    throw new ConfigError(`LLM_DAILY_TOKENS must be ${MAX_DAILY_TOKENS} at most`);
  if (!address) {
    if (name || key) throw new ConfigError('LLM_MODEL and LLM_API_KEY need LLM_BASE_URL');
    return undefined;
  }
  if (!name) throw new ConfigError('LLM_BASE_URL needs LLM_MODEL, the name of a model of that server');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new ConfigError(
      'LLM_BASE_URL must be an address such as http://localhost:11434/v1, without a user, ? or #; a key goes into LLM_API_KEY',
    );
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new ConfigError('LLM_API_KEY holds characters that no key can have');
  return { baseUrl: url.href.replace(/\/+$/, ''), name, key: key || undefined, dailyTokens };
}

const MAX_SERVER_NAME = 60;

/** The server of people that the operator has set up. No message holds a value that may be secret. */
export function readPeopleSearch(env: Env): PeopleSearchConfig | undefined {
  const { PEOPLE_SEARCH_URL: address, PEOPLE_SEARCH_KEY: key } = env;
  const internal = hosts(env, 'PEOPLE_SEARCH_INTERNAL_HOSTS');
  const given = env.PEOPLE_SEARCH_NAME?.trim();
  if (!address) {
    if (given || key)
      throw new ConfigError('PEOPLE_SEARCH_KEY and PEOPLE_SEARCH_NAME need PEOPLE_SEARCH_URL');
    return undefined;
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new ConfigError(
      'PEOPLE_SEARCH_URL must be an address such as https://people.example/search, without a user, ? or #; a key goes into PEOPLE_SEARCH_KEY',
    );
  const isInternal = internal.has(url.host);
  if (!isInternal && (url.protocol === 'http:' || isLoopback(url.hostname)))
    throw new ConfigError(
      'PEOPLE_SEARCH_URL must begin with https:// and lead to the internet; a server in your own network needs its host in PEOPLE_SEARCH_INTERNAL_HOSTS',
    );
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new ConfigError('PEOPLE_SEARCH_KEY holds characters that no key can have');
  if (given && given.length > MAX_SERVER_NAME)
    throw new ConfigError(`PEOPLE_SEARCH_NAME must have ${MAX_SERVER_NAME} characters at most`);
  const name = given || url.hostname.slice(0, MAX_SERVER_NAME);
  return { url: url.href, name, key: key || undefined, isInternal };
}
