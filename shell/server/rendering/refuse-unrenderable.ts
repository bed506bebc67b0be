import Fastify from 'fastify';
import { join } from 'node:path';
import { pathTo } from '@portal/kit/routing/paths';
import { releaseFolder } from '@portal/releases/release';
import { exampleAnswers } from '../company-answers';
import { loadReleaseSet, type ReleaseSet, type ReleaseSetRoute } from '../releases/release-set';
import { createReleaseStore } from '../releases/release-store';
import { defaultConditions } from '../releases/release-ids';
import { RenderFailure } from './render-failure';
import { startRenderer } from './renderer-process';

/** In milliseconds. No visitor waits here, and a busy machine is no fault of the release. */
const maxRender = 60_000;

type Plan = {
  /** Release ids by application, as visitors would get them. */
  readonly set: Readonly<Record<string, string>>;
  readonly changed: readonly string[];
  /** Describes the source position of a stack; undefined if it is unknown. */
  readonly placeOf: (stack: string) => Promise<string | undefined>;
};

/**
 * Rejects if the server cannot render a page of the changed applications with the releases of the
 * plan. There is no API, so a page with data passes when it requests them.
 */
export async function refuseUnrenderable(releasesFolder: string, plan: Plan) {
  const { set, changed } = plan;
  const releaseIds = Object.fromEntries(Object.entries(set).map(([name, id]) => [name, [id]]));
  const releaseSet = await loadReleaseSet(
    createReleaseStore({ releasesFolder }),
    releaseIds,
    defaultConditions,
  );
  if (releaseSet.unreadable.length > 0)
    throw new Error(`No se puede leer ${releaseSet.unreadable.join(', ')}.`);
  const routes = releaseSet.routes.filter(
    ({ render, application }) =>
      render === 'server' && (changed.includes(application) || changed.includes('shell')),
  );
  if (routes.length === 0) return;
  const failures = await renderAll(releasesFolder, releaseSet, routes);
  const sentences = failures.map(async ({ application, path, failure }) => {
    const stack = failure instanceof RenderFailure ? failure.stackOfPage : undefined;
    const place = stack === undefined ? undefined : await plan.placeOf(stack);
    const why = [String(failure), ...(place === undefined ? [] : [place])].join('; ');
    return `${application} ${releaseSet.releases[application]?.id}: el servidor no puede renderizar ${path} (${why}). Si usa algo que solo existe en el navegador, muévelo a un efecto o declara la ruta con «render: 'client'». Si no, corrige la página: en el navegador también fallaría.`;
  });
  if (failures.length > 0) throw new Error((await Promise.all(sentences)).join('\n'));
}

async function renderAll(
  releasesFolder: string,
  releaseSet: ReleaseSet,
  routes: readonly ReleaseSetRoute[],
) {
  const { shell, composition } = releaseSet;
  // Answers each read with an error at once, so that pages do not wait.
  const api = Fastify({ forceCloseConnections: true });
  api.setNotFoundHandler((_request, reply) => reply.code(503).send());
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 });
  const entryFile = join(releaseFolder(releasesFolder, 'shell', shell.id), 'node', 'main.cjs');
  const renderer = startRenderer(entryFile, { releasesFolder, apiUrl, composition }, { maxRender });
  const failureOf = ({ application, path }: ReleaseSetRoute) =>
    renderer.render({ url: addressOf(path), origin: apiUrl, answers: exampleAnswers }).then(
      () => [],
      (failure: unknown) =>
        failure instanceof RenderFailure && failure.lacksAnswer
          ? []
          : [{ application, path, failure }],
    );
  try {
    return (await Promise.all(routes.map(failureOf))).flat();
  } finally {
    renderer.stop();
    await api.close();
  }
}

const addressOf = (path: string) => (path === '*' ? '/no-existe' : pathTo(path, 1));
