import type { FastifyRequest } from 'fastify';

/** Where the public reaches the site: `https://example.org`. */
export type PublicOrigin = (request: FastifyRequest) => string;

/** By setting, as a site may be reached under several names; else as this request reached it. */
export const publicOriginOf = (setting: string | undefined): PublicOrigin => {
  const origin = setting === undefined ? undefined : new URL(setting).origin;
  return ({ protocol, host }) => origin ?? `${protocol}://${host}`;
};

export const isHost = (text: string) => /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(text);
