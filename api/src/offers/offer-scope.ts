import type { FastifyRequest } from 'fastify';

/** Visitors see only the offers that take applications (reading A37). */
export type OfferScope = 'open' | 'all';

export const offerScope = ({ user }: FastifyRequest): OfferScope => (user ? 'all' : 'open');
