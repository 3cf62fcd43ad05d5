/** Whether the keyboard is Apple's: Cmd stands for Ctrl, and Option moves by words. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
