import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { Pagination, pageWindow } from './pagination.tsx';

const pages = () =>
  screen.getAllByRole('button', { name: /^Page \d+$/ }).map((button) => Number(button.textContent));

function show(page: number, total: number, onPageChange = jest.fn()) {
  const rendered = renderWithProviders(
    <Pagination
      page={page}
      pageSize={25}
      total={total}
      onPageChange={onPageChange}
      onPageSizeChange={onPageChange}
    />,
  );
  return { ...rendered, onPageChange };
}

describe('Pagination', () => {
  it.each([
    [10, [7, 8, 9, 10, 11, 12, 13]],
    [1, [1, 2, 3, 4]],
    [3, [1, 2, 3, 4, 5, 6]],
    [40, [37, 38, 39, 40]],
  ])('[SHELL-135] [CONST-50] on page %i of 40 it shows three pages on each side', (page, window) => {
    show(page, 1000);
    expect(pages()).toEqual(window);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(String(page));
  });

  it.each([
    [1, 61, 'Showing 1 to 25 of 61'],
    [3, 61, 'Showing 51 to 61 of 61'],
    [1, 0, 'Showing 0 to 0 of 0'],
    [500, 100_000, 'Showing 12,476 to 12,500 of 100,000'],
  ])('[SHELL-136] on page %i of %i rows it says which are shown', (page, total, text) => {
    show(page, total);
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(text);
  });

  it('goes to a page, to the neighbours, and not beyond the ends', async () => {
    const { user, onPageChange } = show(1, 61);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '100');
    expect(onPageChange.mock.calls).toEqual([[3], [2], [100]]);
  });

  it('[FIND-10] says that there are more where nobody has counted them, and leads on', async () => {
    const onPageChange = jest.fn();
    const { user } = renderWithProviders(
      <Pagination page={2} pageSize={25} total={50} isMore onPageChange={onPageChange} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Showing 26 to 50 of more than 50');
    expect(pages()).toEqual([1, 2, 3]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPageChange).toHaveBeenCalledWith(3);
  });

  it('[FIND-10] says which are shown until the page after them has come', () => {
    renderWithProviders(<Pagination page={3} pageSize={25} total={50} isMore onPageChange={jest.fn()} />);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 26 to 50 of more than 50');
  });

  it('shows the pages that exist when the address names one that does not', () => {
    expect(pageWindow(50, 3)).toEqual([]);
    show(50, 61);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  });
});
