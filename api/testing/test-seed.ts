/** `npm run test:all` draws another, sets TEST_SEED and prints it. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 20_260_305);
