import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnReleases } from '../support/own-releases';
import { OwnSite, useOwnSite } from '../support/own-site';
import { ownPorts } from '../support/site-under-test';
import { Team } from '../support/team';
import { expect, test } from '../support/test';

const store = new OwnReleases();
const site = useOwnSite(store);

const folder = join(tmpdir(), `portal-team-${process.pid}`);
const packages = join(folder, 'packages');
const newcomer = new Team(folder);
const team = new Team(join(folder, 'mf-hola'));

const development = new OwnSite(ownPorts.second, {
  environment: {},
  command: ['npm', 'run', 'dev'],
  folder: team.folder,
});
const address = `${development.url}/hola`;

test.beforeAll(() => mkdir(folder));
test.afterAll(async () => {
  await development.kill();
  await newcomer.remove();
});

test('a team goes from an empty folder to a page that is live in the unmodified site', async ({
  page,
  request,
}) => {
  await test.step('the packages are packed', () =>
    new Team('.').run('npm', ['run', 'sdk', '--', '--trial', '--out', packages]));

  await test.step('a remote is made', async () => {
    const files = await readdir(packages);
    const maker = files.find((file) => file.startsWith('portal-create-')) ?? '';
    await newcomer.run('npx', [
      '--yes',
      '--package',
      join(packages, maker),
      'portal-create',
      'mf-hola',
      '--packages',
      packages,
    ]);
    await team.run('npm', ['run', 'check']);
    // `npm ci` of a build server, and so the team's ci.sh, refuses an incomplete lock file.
    await team.run('npm', ['ci', '--dry-run']);
  });

  await test.step('an edit shows in the page, where what was typed stays', async () => {
    await development.start();
    await page.goto(address);
    await page.getByLabel('Nombre').fill('Ana Ñúñez');
    await team.edit('src/hola/hola-texts.ts', "title: 'Hola'", "title: 'Hola, mundo'");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, mundo');
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ñúñez');
    expect(await (await request.get(address)).text()).toContain('Hola, mundo</h1>');
    // Otherwise the page would keep calling the server that is being stopped.
    await page.goto('about:blank', { waitUntil: 'commit' });
    await development.kill();
  });

  await test.step('its tests pass on the composed site', async () => {
    await team.edit('e2e/hola.spec.ts', "toHaveText('Hola')", "toHaveText('Hola, mundo')");
    expect(await team.run('npm', ['test'])).toContain('3 passed');
  });

  await test.step('it is built and published, and is live without a restart', async () => {
    const live = `${site.url}/hola`;
    expect((await request.get(live)).status()).toBe(404);
    await team.run('npm', ['run', 'build']);
    await team.run('npm', ['run', 'publish', '--', '--releases', store.folder, '-m', 'primera']);

    await page.goto(live);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, mundo');
  });
});
