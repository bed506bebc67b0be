/**
 * What tests make their calls up from: the same in every run, but for `npm run test:all`, which draws another,
 * gives it in TEST_SEED and prints it.
 */
export const testSeed = Number(process.env['TEST_SEED'] ?? 20_260_305);
