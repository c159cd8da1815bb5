/** Rows read, compared or written between two turns of the event loop: ten thousand at once would hold it 40 to 100 ms. */
export const ROWS_A_TURN = 500
