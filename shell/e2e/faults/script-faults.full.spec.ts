// Screens: shell/src/remotes shell/server/starter shell/src/start
import { faults, type Fault } from '../support/faults';
import {
  expectedOutcome,
  outcomesOf,
  parts,
  prepareWorld,
  ways,
  type Cell,
} from '../support/failing-scripts';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const releases = new OwnReleases();
const site = useOwnSite(releases);

test.describe.configure({ timeout: 900_000 });

const faultNames = Object.keys(faults) as Fault[];
const cells = parts.flatMap((part) =>
  ways.flatMap((way) => faultNames.map((fault) => ({ part, way, fault }))),
);

test('no script that fails in any way, in any part of any page, leaves it white, dead or silent', async ({
  browser,
  request,
}) => {
  const world = await prepareWorld({ url: site.url, browser, request, releases });

  const outcomes = await outcomesOf(cells, world);

  process.stdout.write(`${table(outcomes)}\n`);
  for (const { cell, outcome } of outcomes) {
    expect.soft(outcome, Object.values(cell).join(', ')).toBe(expectedOutcome(cell));
  }
});

type Outcomes = readonly { readonly cell: Cell; readonly outcome: string }[];

/** The table of docs/releases.md, «A bad release». */
function table(outcomes: Outcomes) {
  const find = ({ part, way, fault }: Cell) =>
    outcomes.find(({ cell }) => cell.part === part && cell.way === way && cell.fault === fault)
      ?.outcome ?? '';
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [
    row(['Fails', 'Page', ...faultNames]),
    row(['---', '---', ...faultNames.map(() => '---')]),
    ...parts.flatMap((part) =>
      ways.map((way) => row([part, way, ...faultNames.map((fault) => find({ part, way, fault }))])),
    ),
  ].join('\n');
}
