-- A draft is shown with the euro as the currency of its salary; now it has it too, so that publishing does not miss what is shown.
alter table positions alter column salary_currency set default 'EUR';
select app.in_each_agency($$update positions set salary_currency = 'EUR' where salary_currency is null and status = 'DRAFT'$$);
